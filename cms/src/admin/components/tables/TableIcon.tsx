/** A table, in the size of the editor's other signs. */
export const TableIcon = () => (
  <svg aria-hidden="true" className="icon" fill="none" height="20" viewBox="0 0 20 20" width="20">
    <path d="M4 5h12v10H4zM4 8.5h12M4 11.75h12M10 8.5V15" stroke="currentColor" strokeWidth="1.25" />
  </svg>
)
