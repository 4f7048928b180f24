import ReactTestUtil from '@tarojs/test-utils-react'
import { AvatarGrid } from '@/ui/avatar-grid/avatar-grid'
import { Dialog } from '@/ui/dialog/dialog'
import { VerdictRow } from '@/ui/verdict-row/verdict-row'
import { byRole, namesOf, overlay } from '../support/press'

const screen = new ReactTestUtil()
let events: string[] = []

const people = [128, 3021, 77].map((blockNo) => ({ blockNo, nickName: '猫' }))
const tap = (name: string) => {
  screen.fireEvent.click(byRole('button', name))
}

afterEach(() => {
  screen.unmout()
  events = []
})

describe('the avatar grid', () => {
  it('names everybody by block and nickname, and how many they are', async () => {
    await screen.mount(() => <AvatarGrid label='居民' people={people} />, { props: {} })
    expect(namesOf('list')).toEqual(['居民 3 人'])
    expect(namesOf('listitem')).toEqual(['128 猫', '3021 猫', '77 猫'])
  })

  it('says how many are left out', async () => {
    await screen.mount(() => <AvatarGrid label='居民' people={people} max={2} />, { props: {} })
    expect(namesOf('listitem')).toEqual(['128 猫', '还有 2 人'])
  })

  it('opens a person and adds one', async () => {
    await screen.mount(
      () => (
        <AvatarGrid
          label='候选人'
          people={people}
          onPick={({ blockNo }) => events.push(`pick ${blockNo}`)}
          onAdd={() => events.push('add')}
        />
      ),
      { props: {} },
    )
    tap('3021 猫')
    tap('添加候选人')
    expect(events).toEqual(['pick 3021', 'add'])
  })
})

describe('the verdict row', () => {
  it.each([
    ['agree', '同意'],
    ['disagree', '不同意'],
    ['open', '未表态'],
  ] as const)('says %s in words and leaves nothing to press', async (verdict, words) => {
    await screen.mount(() => <VerdictRow blockNo={77} nickName='猫' verdict={verdict} />, { props: {} })
    expect(document.querySelector('.state')?.textContent).toBe(words)
    expect(namesOf('button')).toEqual([])
  })

  it('lets decide whose turn it is', async () => {
    await screen.mount(
      () => <VerdictRow blockNo={128} nickName='猫' verdict='open' isMine onDecide={(to) => events.push(to)} />,
      { props: {} },
    )
    tap('同意')
    tap('不同意')
    expect(events).toEqual(['agree', 'disagree'])
  })
})

describe('the dialog', () => {
  const show = (disabled?: string) =>
    screen.mount(
      () => (
        <Dialog
          title='改昵称'
          onClose={() => events.push('close')}
          act={{ text: '改为 麦田', onPress: () => events.push('act'), disabled }}
        >
          内容
        </Dialog>
      ),
      { props: {} },
    )

  it('acts, and closes by its second button, the mark, the overlay and Escape', async () => {
    await show()
    expect(namesOf('dialog')).toEqual(['改昵称'])
    tap('改为 麦田')
    tap('取消')
    tap('关闭')
    screen.fireEvent.click(overlay())
    screen.fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(events).toEqual(['act', 'close', 'close', 'close', 'close'])
  })

  it('says why it cannot act yet', async () => {
    await show('先填昵称')
    tap('先填昵称')
    expect(events).toEqual([])
  })
})
