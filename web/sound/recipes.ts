import type { SoundName } from '../../games/sounds.ts';

/** A tone that slides from one pitch to another, in hertz. Times are in seconds from the beginning of the sound. */
export interface Tone {
  readonly wave: OscillatorType;
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly length: number;
  /** 0 to 1. */
  readonly gain: number;
}

/** A burst of noise through a filter: the rustle of a card, the click of a die. */
export interface Noise {
  readonly wave: 'noise';
  readonly filter: BiquadFilterType;
  readonly frequency: number;
  readonly at: number;
  readonly length: number;
  readonly gain: number;
}

export type Note = Tone | Noise;

const tone = (
  from: number,
  to: number,
  at: number,
  length: number,
  gain: number,
  wave: OscillatorType = 'sine',
): Tone => ({
  wave,
  from,
  to,
  at,
  length,
  gain,
});

const noise = (
  filter: BiquadFilterType,
  frequency: number,
  at: number,
  length: number,
  gain: number,
): Noise => ({
  wave: 'noise',
  filter,
  frequency,
  at,
  length,
  gain,
});

/** Two dice that rattle and come to rest: the clicks are unlike, and farther and farther apart. */
const rattle = [0, 0.05, 0.09, 0.16, 0.22, 0.32, 0.45].map((at, click) =>
  noise('bandpass', 1700 + 260 * ((click * 5) % 7), at, 0.035, 0.5 - 0.05 * click),
);

/** Notes that rise one after the other. */
const rising = (pitches: readonly number[], step: number, length: number): readonly Note[] =>
  pitches.map((pitch, place) => tone(pitch, pitch, place * step, length, 0.2, 'triangle'));

/** Each sound as the notes of which it is made. */
export const recipes: Readonly<Record<SoundName, readonly Note[]>> = {
  tile: [noise('lowpass', 900, 0, 0.07, 0.7), tone(150, 85, 0, 0.09, 0.4)],
  card: [noise('highpass', 3200, 0, 0.11, 0.18), noise('bandpass', 1400, 0.08, 0.04, 0.2)],
  dice: rattle,
  figure: [tone(260, 190, 0, 0.08, 0.3), noise('lowpass', 1500, 0, 0.03, 0.4)],
  ship: [
    tone(150, 420, 0, 0.28, 0.12, 'sawtooth'),
    tone(420, 120, 0.28, 0.34, 0.1, 'sawtooth'),
    noise('bandpass', 700, 0, 0.6, 0.15),
  ],
  point: [tone(880, 880, 0, 0.12, 0.16), tone(1320, 1320, 0.09, 0.2, 0.14)],
  loss: [tone(330, 320, 0, 0.16, 0.18, 'triangle'), tone(220, 205, 0.14, 0.28, 0.18, 'triangle')],
  battle: [
    tone(98, 92, 0, 0.5, 0.25, 'triangle'),
    tone(147, 139, 0.05, 0.45, 0.18, 'triangle'),
    noise('lowpass', 300, 0, 0.3, 0.3),
  ],
  turn: rising([523, 784], 0.12, 0.25),
  victory: rising([392, 523, 659, 784, 1047], 0.13, 0.4),
  defeat: rising([392, 330, 262], 0.2, 0.45),
  end: rising([392, 523], 0.16, 0.4),
};
