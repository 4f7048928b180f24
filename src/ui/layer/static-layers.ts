import { createContext } from 'react'

/** True where layers are only shown as pictures, as in the gallery: they lock neither scrolling nor focus nor going back. */
export const StaticLayers = createContext(false)
