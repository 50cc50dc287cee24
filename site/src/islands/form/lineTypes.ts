/** Types of line that people can be reached at: the forms ask for any of them, not for a mobile only. */
export const lineTypes = ['MOBILE', 'FIXED_LINE', 'UAN'] as const
