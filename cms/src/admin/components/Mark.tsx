/** The mark at the top of the navigation: an eight-pointed star of two squares. */
export function Mark() {
  return (
    <svg
      viewBox="0 0 32 32"
      width="100%"
      height="100%"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <rect x="7" y="7" width="18" height="18" />
      <rect x="7" y="7" width="18" height="18" transform="rotate(45 16 16)" />
    </svg>
  )
}
