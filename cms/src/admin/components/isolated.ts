/** A name in Latin letters and digits that keeps its order inside a sentence of any direction. */
export const isolated = (name: string) => `\u2066${name}\u2069`
