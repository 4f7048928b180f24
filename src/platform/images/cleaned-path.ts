/** Where a mini-program keeps a cleaned picture until it is sent: in its own folder, which the phone names. */
export const cleanedPath = (folder = '', name: string): string => `${folder}/clean-${name}`

/** Whether a cleaned picture lies there, which is ours to remove. */
export const isCleaned = (folder: string | undefined, path: string): boolean => path.startsWith(cleanedPath(folder, ''))
