import type { PageTrace } from '../../store/PageTrace.ts'

/** One file a render makes. */
export interface RenderedFile {
  /** Path inside the release. */
  path: string
  body: Uint8Array
}

/** Something that can be rendered by itself: a page or an endpoint. */
export interface Target {
  /** The file it makes, which names it. */
  file: string
  /** The route's pattern. */
  route: string
  pathname: string
}

/** What one target rendered to, and the answers it was rendered from. */
export interface Rendered {
  files: RenderedFile[]
  trace: PageTrace
}

/** The targets of one route, and the answers that decided which they are. */
export interface RouteTargets {
  route: string
  targets: Target[]
  trace: PageTrace
  /** Kept, it tells later what came and went: comparing the files of thousands of targets takes much longer. */
  listing?: Listing
}

/** What a route listed at one time. */
export interface Listing {
  /** How it differs from what the same route listed before. */
  since(before: Listing): { come: Target[]; gone: Target[] }
  /** Whether its targets make these files and no others. Stops, with `false`, as soon as `isBusy`. */
  makes(files: ReadonlySet<string>, isBusy: () => boolean): Promise<boolean>
}

/** Renders pages with one code release. */
export interface Renderer {
  code: { id: string; timestamp: number; prerendered: string[] }
  /** Makes everything anew for each release and knows nothing of what pages read: what is left when pages cannot be rendered one by one. */
  isWhole?: boolean
  /** Folder of the code release, from which other threads can render too. Without one only this process can. */
  bundle?: string
  /** Folder with the files that come from the code alone. */
  staticFolder: string
  /** Routes whose targets do not depend on content come with an empty trace. */
  routes(): string[]
  /** Routes that may have a page at this path, the likeliest first. */
  routesAt(pathname: string): string[]
  /** Asks a route for its targets again. */
  targetsOf(route: string): Promise<RouteTargets>
  render(target: Target): Promise<Rendered>
  /** Renders shared markup by itself; `null` when this code has none of that name, or when it would not stand like this in a page. */
  renderMarkup(name: string): Promise<PageTrace | null>
}
