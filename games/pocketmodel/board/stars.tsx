/** A row of build stars: those that are used, those that would be, and those that are left. */
export function StarMeter({
  limit,
  used,
  next = 0,
  label,
}: {
  readonly limit: number;
  readonly used: number;
  /** How many more would be used by what is picked. */
  readonly next?: number;
  readonly label: string;
}) {
  return (
    <span class="pb-stars" role="img" aria-label={label} title={label}>
      {limit <= mostStars ? (
        Array.from({ length: limit }, (_, at) => (
          <Star key={at} look={at < used ? 'used' : at < used + next ? 'next' : 'left'} />
        ))
      ) : (
        <>
          <Star look={used >= limit ? 'used' : 'next'} />
          <b aria-hidden="true">
            {used} / {limit}
          </b>
          <span class="pb-bar" aria-hidden="true">
            <i style={{ width: `${(100 * used) / limit}%` }} />
          </span>
        </>
      )}
    </span>
  );
}

/** More stars than this are a number with a bar. */
const mostStars = 9;

export function Star({ look }: { readonly look: 'used' | 'next' | 'left' }) {
  return (
    <svg class={`pb-star pb-star-${look}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 2 15 8.6 22 9.5 16.9 14.4 18.2 21.4 12 18 5.8 21.4 7.1 14.4 2 9.5 9 8.6Z" />
    </svg>
  );
}
