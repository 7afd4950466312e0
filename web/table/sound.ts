import { settings } from '../settings.ts';

let context: AudioContext | undefined;

/** Notes in hertz: something was laid down; it is one's turn; the match is over. */
const tunes = { move: [330], turn: [523, 784], over: [392, 523, 659] } as const;

/** A soft tick, where the person wants sound. */
export function sound(name: keyof typeof tunes): void {
  if (!settings.peek().sound) return;
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  for (const [index, frequency] of tunes[name].entries()) {
    const start = currentTime + index * 0.12;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'sine';
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.12, start + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.25);
    tone.connect(volume).connect(destination);
    tone.start(start);
    tone.stop(start + 0.3);
  }
}
