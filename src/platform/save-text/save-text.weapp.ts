import Taro from '@tarojs/taro'
import { copyText } from '../clipboard/clipboard'
import type { SaveEnd, SaveText, TextFile } from './types'

const isGivenUp = (failure: unknown): boolean =>
  typeof failure === 'object' && failure !== null && 'errMsg' in failure && String(failure.errMsg).includes('cancel')

/** The platform sends a file only during the tap itself: nothing may be awaited before. */
function send({ name, text }: TextFile): Promise<unknown> {
  const filePath = `${Taro.env.USER_DATA_PATH ?? ''}/${name}`
  Taro.getFileSystemManager().writeFileSync(filePath, text, 'utf8')
  return Taro.shareFileMessage({ filePath, fileName: name })
}

async function sent(file: TextFile): Promise<SaveEnd> {
  try {
    await send(file)
    return 'done'
  } catch (failure) {
    return isGivenUp(failure) ? 'given up' : 'failed'
  }
}

/** A mini-program keeps files to itself: they leave as a message, or by the clipboard. */
export const saveText: SaveText = {
  ways: () => (Taro.canIUse('shareFileMessage') ? ['send', 'copy'] : ['copy']),
  save: async (file, way) => {
    if (way === 'send') return sent(file)
    return (await copyText(file.text)) ? 'done' : 'failed'
  },
}
