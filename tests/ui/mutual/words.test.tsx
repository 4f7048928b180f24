import OrderPage from '@/pages/order/info'
import { detail } from '../../support/app/orders'
import { leavePage, pageText, settle } from '../session/people'
import { press } from '../shop/show'
import { namesOf } from '../support/press'
import { reachBottom } from '../support/reach-bottom'
import { write } from '../support/write-named'
import { info, matched, own, reply, word, words } from './answers'
import { ended, open } from './open'
import { visit } from './show'

afterEach(() => {
  leavePage()
  localStorage.clear()
  jest.restoreAllMocks()
})

describe('the private words of the two', () => {
  it('are shown, the oldest first, and written', async () => {
    const said = [word(2, false, '八点到。'), word(1, true, '到了给我发消息。')]
    const { inputsTo } = await open(matched({ messages: 2 }), {
      '/bctMsg/list': () => words(said),
      '/bctMsg/add': () => word(3, true, '好的'),
    })
    expect(inputsTo('/bctMsg/list')[0]).toMatchObject({ id: 7, refType: 'mutual' })
    expect(pageText()).toMatch(/到了给我发消息。.*八点到。/)
    expect(namesOf('button')).not.toContain('发送')
    expect(document.querySelector('textarea')?.placeholder).toBe('给对方留言（发送后不可修改）')
    await write('留言', '好的')
    await press('button', '发送')
    expect(namesOf('button')).not.toContain('发送')
    expect(inputsTo('/bctMsg/add')).toEqual([expect.objectContaining({ id: 7, refType: 'mutual', text: '好的' })])
  })

  it('scroll into sight with the key that sends them, once the line is touched', async () => {
    const shown: string[] = []
    Element.prototype.scrollIntoView = function (this: Element) {
      shown.push(this.textContent)
    }
    await open(matched({ messages: 0 }), { '/bctMsg/list': () => words([]) })
    expect(shown).toEqual([])
    document.querySelector('textarea')?.click()
    await settle()
    expect(shown).toEqual([expect.stringContaining('发送')])
  })

  it('are written in the same box as those of an order, folded and open', async () => {
    /** The box as it is drawn, without the numbers of its elements. */
    const box = () => {
      const outside = document.querySelector('textarea')?.closest('.write')?.parentElement
      return outside?.outerHTML.replace(/ (id|aria-describedby)="[^"]*"/g, '')
    }
    const drawn = async () => {
      const folded = box()
      document.querySelector('textarea')?.click()
      await settle()
      return [folded, box()]
    }
    const empty = { '/bctMsg/list': () => words([]) }
    await open(matched({ messages: 0 }), empty)
    const ofMutual = await drawn()
    leavePage()
    const order = detail({ state: 'paid', acts: ['askCancel'], turn: 'seller' })
    await visit(OrderPage, { params: { id: '500' }, answers: { ...empty, '/bctOrder/info': () => order } })
    expect(ofMutual[1]).toContain('发送')
    expect(ofMutual[0]).not.toContain('role="button"')
    expect(await drawn()).toEqual(ofMutual)
  })

  it('come page by page as they are asked for, and not because the page was scrolled', async () => {
    const { inputsTo } = await open(matched({ messages: 2 }), {
      '/bctMsg/list': ({ page }) =>
        page === 2
          ? words([word(1, true, '到了给我发消息。')])
          : { ...words([word(2, false, '八点到。')]), last_page: 2, cursor: 'c' },
    })
    reachBottom()
    await settle()
    expect(inputsTo('/bctMsg/list')).toHaveLength(1)
    await press('button', '看更早的留言')
    expect(inputsTo('/bctMsg/list')).toHaveLength(2)
    expect(pageText()).toMatch(/到了给我发消息。.*八点到。/)
  })

  it('are not there for others, and not before somebody is chosen; after the end they are only read', async () => {
    for (const post of [info(), own(), info({ state: 'matched', acts: [] }, [reply({ state: 'chosen' })])]) {
      const { inputsTo } = await open(post)
      expect(inputsTo('/bctMsg/list')).toEqual([])
      leavePage()
    }
    await open(matched({ ...ended, state: 'closed' }))
    expect(pageText()).toContain('和 91 的消息')
    expect(namesOf('button')).not.toContain('发送')
  })
})
