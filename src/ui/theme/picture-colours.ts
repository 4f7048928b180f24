/** Ground, middle and dark of the drawn avatars. Pictures keep their colours in both themes. */
export const avatarColours = [
  ['#e6ece4', '#8fae8c', '#4d7a5b'],
  ['#f1e6da', '#d0a06c', '#a06a3a'],
  ['#ebe4ef', '#a794c0', '#6e5790'],
  ['#e0edee', '#7fb2b6', '#3f7f86'],
] as const

/** The light plots among them, half seen through. */
export const avatarLight = '#ffffff'
