/** What the operator is told as it is. */
export class MoveFault extends Error {}
