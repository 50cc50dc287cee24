/** One stored size of a picture. */
export interface PictureFile {
  path: string
  width?: number | null | undefined
  height?: number | null | undefined
  mimeType: string
}

/** What `Picture` needs of a mirrored media document. Sizes that do not exist are absent. */
export interface PictureSource {
  alt: string
  caption?: string | null | undefined
  files: { [size in 'original' | 'small' | 'medium' | 'large' | 'share']?: PictureFile | undefined }
}
