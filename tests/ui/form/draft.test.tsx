import { restoreSessionAtom } from '@/lib/session/atoms'
import { guestSession } from '@/lib/session/session'
import { ok } from '@contract/result'
import { namesOf } from '../support/press'
import { resident } from '../../support/app/trade-store'
import {
  box,
  drafts,
  fire,
  first,
  leave,
  press,
  refusedFields,
  screen,
  server,
  settle,
  show,
  type,
  valueOf,
  resetSampleForm,
} from './sample-form'

jest.setTimeout(30_000)

resetSampleForm()

describe('a draft', () => {
  it('is stored when typing pauses, and is there when the page opens again', async () => {
    await show()
    await type('标题', '米')
    expect(drafts.size).toBe(0)
    await settle(550)
    expect(drafts.get('draft_test_128')).toEqual({ ...first, title: '米' })
    leave()
    await show()
    expect(valueOf('标题')).toBe('米')
    expect(namesOf('button')).toContain('有草稿')
  })

  it('is stored when the page is left before that', async () => {
    await show()
    await type('标题', '米')
    leave()
    expect(drafts.get('draft_test_128')).toEqual({ ...first, title: '米' })
  })

  it('belongs to one account and one page', async () => {
    drafts.set('draft_test_128', { title: '米' })
    await show({}, 129)
    expect(valueOf('标题')).toBe('')
    leave()
    await show({ page: 'other' })
    expect(valueOf('标题')).toBe('')
  })

  it('of another account takes its place when the account changes', async () => {
    drafts.set('draft_test_128', { title: '米' })
    drafts.set('draft_test_129', { title: '油' })
    const store = await show()
    screen.act(() => store.set(restoreSessionAtom, { ...guestSession, user: resident(129) }))
    await settle()
    expect(valueOf('标题')).toBe('油')
    expect(drafts.get('draft_test_128')).toEqual({ title: '米' })
  })

  it('is dropped after success and kept after a refusal', async () => {
    server.answer = async () => refusedFields({ title: '已有同名的商品' })
    await show()
    await type('标题', '米')
    await type('单价', '7')
    await press('发布')
    expect(drafts.get('draft_test_128')).toEqual({ title: '米', price: '7', text: '' })
    server.answer = async () => ok(null)
    await press('发布')
    expect(drafts.size).toBe(0)
    leave()
    expect(drafts.size).toBe(0)
  })

  it('is dropped by a reset, which empties the form', async () => {
    drafts.set('draft_test_128', { title: '米' })
    await show()
    await press('有草稿')
    expect(valueOf('标题')).toBe('')
    expect(drafts.size).toBe(0)
    expect(namesOf('button')).not.toContain('有草稿')
  })

  it('that does not fit the form is left aside', async () => {
    drafts.set('draft_test_128', { title: 7, price: '7', other: 'x' })
    await show()
    expect(valueOf('标题')).toBe('')
    expect(valueOf('单价')).toBe('7')
  })
})

describe('the marks beside a text', () => {
  it('clear it while it is typed in', async () => {
    await show()
    await fire('标题', 'focusin')
    expect(namesOf('button')).not.toContain('清空标题')
    await type('标题', '米')
    await press('清空标题')
    expect(valueOf('标题')).toBe('')
  })

  it('are gone a moment after the text is left, and the Tab key does not lead to them', async () => {
    await show()
    await fire('标题', 'focusin')
    await type('标题', '米')
    expect(document.querySelector<HTMLElement>('[aria-label=清空标题]')?.tabIndex).toBe(-1)
    await fire('标题', 'focusout')
    expect(namesOf('button')).toContain('清空标题')
    await settle(300)
    expect(namesOf('button')).not.toContain('清空标题')
  })

  it('show and hide a password, once there is one', async () => {
    await show()
    expect(namesOf('button')).not.toContain('显示密码')
    await type('单价', '7')
    expect(box('单价').getAttribute('type')).toBe('password')
    await press('显示密码')
    expect(box('单价').getAttribute('type')).toBe('text')
    await press('隐藏密码')
    expect(box('单价').getAttribute('type')).toBe('password')
  })

  it('count the characters of a long text', async () => {
    await show()
    await type('说明', '成色很好')
    expect(document.body.textContent).toContain('4/140')
  })
})
