/** A chart of bars that is a table as well. */
export function Bars({
  title,
  tone,
  bars,
}: {
  readonly title: string;
  /** The name of its colour for the style sheet. */
  readonly tone?: string;
  readonly bars: readonly { readonly name: string; readonly count: number }[];
}) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <table class="build-bars" data-tone={tone}>
      <caption>{title}</caption>
      <tbody>
        {bars.map(({ name, count }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <span class="build-bar" style={{ '--share': count / most }} aria-hidden="true" />
              <span>{count}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
