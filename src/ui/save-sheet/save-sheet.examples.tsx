import type { Examples } from '../examples/examples'
import { SaveSheet } from './save-sheet'

const words = {
  title: '保存这份名单',
  ways: { download: '下载文件', share: '分享文件', send: '发送给好友', copy: '复制文字' },
  saved: { download: '已下载', share: '已分享', send: '已发送', copy: '已复制' },
}

export const saveSheetExamples: Examples = {
  title: 'SaveSheet',
  overlay: true,
  states: [
    {
      name: '这个平台有的方式',
      draw: () => (
        <SaveSheet
          file={{ name: '名单.csv', text: '区块,状态\n128,正常\n', mime: 'text/csv' }}
          words={words}
          onClose={() => undefined}
        />
      ),
    },
  ],
}
