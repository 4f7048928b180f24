import { changedLines } from '../../../console/src/pages/texts/rules'

describe('what changed', () => {
  it('is said line by line, what went before what came', () => {
    const lines = changedLines('<p>甲</p><p>乙</p><p>丁</p>', '<p>甲</p><p>丙</p><p>丁</p><p>戊</p>')
    expect(lines.map(({ is, text }) => `${is} ${text}`)).toEqual([
      'same 甲',
      'gone 乙',
      'added 丙',
      'same 丁',
      'added 戊',
    ])
  })

  it('is nothing of the same, and all of what was nothing', () => {
    expect(changedLines('<p>甲</p>', '<p>甲</p>')).toEqual([{ is: 'same', text: '甲' }])
    expect(changedLines('', '<p>甲</p>')).toEqual([{ is: 'added', text: '甲' }])
    expect(changedLines('<p>甲</p>', '')).toEqual([{ is: 'gone', text: '甲' }])
  })
})
