import { useEffect, useState } from 'preact/hooks';
import { Die } from './die.tsx';

/** How long dice roll, in milliseconds. */
export const rollTime = 700;

/** A die that tumbles through its faces and comes to rest on one. */
export function RollingDie({
  face,
  rolling,
  size,
}: {
  readonly face: number;
  readonly rolling: boolean;
  readonly size: number;
}) {
  const [shown, setShown] = useState(face);
  useEffect(() => {
    if (!rolling) return;
    let at = face;
    const tumble = setInterval(() => {
      at = (at % 6) + 1;
      setShown(at === face ? (at % 6) + 1 : at);
    }, 80);
    return () => clearInterval(tumble);
  }, [rolling, face]);
  return <Die face={rolling ? shown : face} size={size} class={rolling ? 'die-rolling' : 'die-rolled'} />;
}
