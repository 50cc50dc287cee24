/** Only the system writes this: our endpoints, hooks and jobs, which pass over access control. */
export const isNobody = (): boolean => false
