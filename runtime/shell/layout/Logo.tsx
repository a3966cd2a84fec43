/** A page with its lines of data: the mark of the product. */
export function Logo({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="var(--pw-primary)" />
      <path d="M9 7h10l5 5v13H9z" fill="#fff" />
      <path d="M19 7v5h5z" fill="#b5dcff" />
      <path d="M12 15h9M12 18.5h9M12 22h5.5" stroke="var(--pw-primary)" strokeWidth="1.8" strokeLinecap="round" />
    </svg>
  )
}
