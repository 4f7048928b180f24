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
