export declare function recover(listen: (hear: () => void) => void, reload?: () => void): void
