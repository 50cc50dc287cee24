/** The queue of what is planned for a time: visitors see when it is late, and mails may hold up the other one. */
export const plansQueue = 'plans'
