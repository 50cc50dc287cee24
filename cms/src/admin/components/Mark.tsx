/** The company's mark at the top of each screen, as on its site: a stepped gable under a roof. */
export function Mark() {
  return (
    <svg viewBox="0 0 60 60" width="100%" height="100%" fill="currentColor" aria-hidden="true">
      <path d="M0 60V48h10V36h10V24h20v12h10v12h10v12z" />
      <path d="m30 4 12 16H18z" />
    </svg>
  )
}
