/** Colours of what the platform draws and our variables do not reach. The same as in ui/theme; a test compares them. */
export const platformColours = {
  light: { paper: '#f1f4f8', sheet: '#ffffff', ink3: '#5f697d', primaryInk: '#1a5ed4' },
  dark: { paper: '#0a1424', sheet: '#111e33', ink3: '#8e9db5', primaryInk: '#7fb0ff' },
} as const
