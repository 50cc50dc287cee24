/** Size of a grid's cells: where four columns would leave one alone in its row, or a column empty, there are three. */
export const cellsOf = (count: number): 'sm' | 'md' => (count % 3 === 0 || (count > 4 && count % 4 === 1) ? 'md' : 'sm')
