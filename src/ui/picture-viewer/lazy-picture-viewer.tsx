import { lazy } from '@/lib/lazy/lazy'
import type { PictureViewerProps } from './picture-viewer'

const Viewer = lazy(() =>
  import(/* webpackChunkName: "lazy" */ './picture-viewer').then(({ PictureViewer }) => PictureViewer),
)

/** A `PictureViewer` that is loaded when a picture is tapped; without it, it closes. */
export const PictureViewer = (props: PictureViewerProps) => <Viewer {...props} onMissing={props.onClose} />
