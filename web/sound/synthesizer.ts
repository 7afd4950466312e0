import type { SoundName } from '../../games/sounds.ts';
import { type Noise, type Note, recipes, type Tone } from './recipes.ts';

let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

/** How long a note takes to begin, in seconds; without it there is a click. */
const attack = 0.005;

/** Plays a sound. `volume` is 0 to 1, `delay` in seconds. */
export function play(name: SoundName, volume: number, delay: number): void {
  context ??= new AudioContext();
  // Browsers let a page be heard only after somebody has pressed something in it.
  if (context.state === 'suspended') void context.resume();
  for (const note of recipes[name]) playNote(context, note, volume, context.currentTime + delay);
}

function playNote(audio: AudioContext, note: Note, volume: number, begin: number): void {
  const start = begin + note.at;
  const end = start + note.length;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(note.gain * volume, start + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(audio.destination);
  const source =
    note.wave === 'noise' ? connectNoise(audio, note, gain) : connectTone(audio, note, gain, start);
  source.start(start);
  source.stop(end);
}

function connectTone(
  audio: AudioContext,
  { wave, from, to, length }: Tone,
  gain: GainNode,
  start: number,
): OscillatorNode {
  const source = audio.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(gain);
  return source;
}

function connectNoise(
  audio: AudioContext,
  { filter, frequency }: Noise,
  gain: GainNode,
): AudioBufferSourceNode {
  const source = audio.createBufferSource();
  source.buffer = hiss ??= makeHiss(audio);
  const pass = audio.createBiquadFilter();
  pass.type = filter;
  pass.frequency.value = frequency;
  source.connect(pass).connect(gain);
  return source;
}

/** A second of white noise. */
function makeHiss(audio: AudioContext): AudioBuffer {
  const made = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = made.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = 2 * Math.random() - 1;
  return made;
}
