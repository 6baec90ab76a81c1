/** The jar with a leaf. */
export function LogoMark({ size }: { size: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false">
      <path fill="currentColor" d="M9 3h14v4H9z" />
      <path fill="currentColor" d="M7 9h18c2 1.6 3 3.6 3 6v9a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5v-9c0-2.4 1-4.4 3-6z" />
      <path
        fill="var(--bg)"
        opacity=".95"
        d="M16 13c4 2.2 5.5 5 5 9.5-4.5.4-8-1-9-5.5 2 .2 3.600 1 5 2.600-.3-2.400-1-4.500-2.600-6z"
      />
    </svg>
  );
}
