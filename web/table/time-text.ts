/** Time left as clocks show it: `2:05`, `1:02:05`, and days before that. Never below nothing. */
export function timeText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (value: number): string => String(value).padStart(2, '0');
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor(seconds / 3600) % 24;
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  if (days > 0) return `${days}d ${hours}:${rest}`;
  return hours > 0 ? `${hours}:${rest}` : rest.replace(/^0/, '');
}
