import Taro from '@tarojs/taro'
import { copyText } from '../clipboard/clipboard'
import type { SaveEnd, SaveText, TextFile } from './types'

const write = ({ name, text }: TextFile): Promise<string> =>
  new Promise((resolve, reject) => {
    const filePath = `${Taro.env.USER_DATA_PATH ?? ''}/${name}`
    Taro.getFileSystemManager().writeFile({
      filePath,
      data: text,
      encoding: 'utf8',
      success: () => resolve(filePath),
      fail: reject,
    })
  })

const isGivenUp = (failure: unknown): boolean =>
  typeof failure === 'object' && failure !== null && 'errMsg' in failure && String(failure.errMsg).includes('cancel')

async function send(file: TextFile): Promise<SaveEnd> {
  try {
    await Taro.shareFileMessage({ filePath: await write(file), fileName: file.name })
    return 'done'
  } catch (failure) {
    return isGivenUp(failure) ? 'given up' : 'failed'
  }
}

/** A mini-program keeps files to itself: they leave as a message, or by the clipboard. */
export const saveText: SaveText = {
  ways: () => (Taro.canIUse('shareFileMessage') ? ['send', 'copy'] : ['copy']),
  save: async (file, way) => {
    if (way === 'send') return send(file)
    return (await copyText(file.text)) ? 'done' : 'failed'
  },
}
