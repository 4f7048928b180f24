import { createContext } from 'react'

/** True where layers are only pictures, as in the gallery: they hold neither the page nor the focus nor the way back. */
export const StaticLayers = createContext(false)
