import type { Sentence } from '../../../words.ts';

/** What a card says, with the name of an ability in bold. */
export function SaidLine({
  line,
  say,
}: {
  readonly line: Sentence;
  readonly say: (sentence: Sentence) => string;
}) {
  const text = say(line);
  const name = line.key === 'card.named' ? line.args?.name : undefined;
  if (typeof name !== 'string' || !text.startsWith(name)) return <>{text}</>;
  return (
    <>
      <b>{name}</b>
      {text.slice(name.length)}
    </>
  );
}
