/** The black Event marker: a pawn with a visor. */
export function MarkerArt({ size, opacity = 1 }: { readonly size: number; readonly opacity?: number }) {
  return (
    <svg
      class="cf-marker-art"
      style={{ opacity }}
      viewBox="-20 -26 40 44"
      width={size}
      height={size * 1.1}
      aria-hidden="true"
    >
      <ellipse class="cf-marker-shadow" cx="2" cy="14" rx="15" ry="4.5" />
      <path
        class="cf-marker-body"
        d="M0-24A9.5 9.5 0 0 1 6.5-7.5L13 13Q0 18-13 13L-6.5-7.5A9.5 9.5 0 0 1 0-24Z"
      />
      <path class="cf-marker-visor" d="M-6-17Q0-20 6-17L4-13H-4Z" />
    </svg>
  );
}
