declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff' | 'woff2'
    keepFeatures?: string[]
    noHinting?: boolean
    variationAxes?: Record<string, number | { min: number; max: number }>
  }
  /** A font with some letters of another. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
