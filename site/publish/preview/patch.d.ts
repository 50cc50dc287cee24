export function patch(live: Node, before: Node, after: Node): void
