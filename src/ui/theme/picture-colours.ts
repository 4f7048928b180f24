/** Ground, middle and dark of the drawn avatars. Pictures keep their colours in both themes. */
export const avatarColours = [
  ['#e6ece4', '#8fae8c', '#4d7a5b'],
  ['#f1e6da', '#d0a06c', '#a06a3a'],
  ['#ebe4ef', '#a794c0', '#6e5790'],
  ['#e0edee', '#7fb2b6', '#3f7f86'],
] as const

/** The light plots among them, half seen through. */
export const avatarLight = '#ffffff'

/** Inks of a picture that is shared, which is light in both themes. The same as the light tokens; a test compares them. */
export const pictureInks = {
  paper: '#f1f4f8',
  sheet: '#ffffff',
  line: '#dde3eb',
  'line-2': '#c2cbd8',
  'line-ctl': '#7f8a9d',
  ink: '#0f1b2d',
  'ink-2': '#455066',
  'ink-3': '#5f697d',
  plate: '#1a5ed4',
  'on-fill': '#ffffff',
  'primary-ink': '#1a5ed4',
  'primary-wash': '#e8f0ff',
} as const
