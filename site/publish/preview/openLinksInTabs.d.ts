export declare function openLinksInTabs(): void
