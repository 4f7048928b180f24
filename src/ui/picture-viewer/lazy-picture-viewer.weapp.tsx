import type { PictureViewerProps } from './picture-viewer'

/** Never asked for: the messenger shows pictures on a screen of its own (`images.preview`), and this one would only weigh. */
export const PictureViewer = (_: PictureViewerProps) => null
