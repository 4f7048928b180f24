import { prompt } from '@/platform/prompt/prompt'
import type { Sent } from '@/lib/forms/form-store'
import { err, ok } from '@contract/result'
import { byRole, namesOf } from '../support/press'
import {
  alerts,
  box,
  fire,
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

describe('when a form is checked', () => {
  it('is on submit by default, and stops at the first error', async () => {
    await show()
    await type('标题', '太长的一个标题')
    await fire('标题', 'focusout')
    expect(alerts()).toEqual([])
    await press('发布')
    expect(alerts()).toEqual(['标题长度不能超过5'])
    expect(server.sent).toEqual([])
  })

  it('tells every field’s error when all are asked for', async () => {
    await show({ all: true })
    await press('发布')
    expect(alerts()).toEqual(['标题必填', '单价必填'])
  })

  it('is on every change when asked, and the newest value counts', async () => {
    await show({ trigger: 'change' })
    await type('标题', '太长的一个标题')
    expect(alerts()).toEqual(['标题长度不能超过5'])
    await type('标题', '米')
    expect(alerts()).toEqual([])
  })

  it('is on leaving a field when asked', async () => {
    await show({ trigger: 'blur' })
    await type('标题', '太长的一个标题')
    expect(alerts()).toEqual([])
    await fire('标题', 'focusout')
    expect(alerts()).toEqual(['标题长度不能超过5'])
  })

  it('takes an error away as soon as its field changes', async () => {
    await show()
    await press('发布')
    await type('标题', '米')
    expect(alerts()).toEqual([])
  })
})

describe('how an error is told', () => {
  it('may be a toast, with the border alone at the field', async () => {
    const toast = jest.spyOn(prompt, 'toast').mockReturnValue()
    await show({ errors: 'toast' })
    await press('发布')
    expect(toast).toHaveBeenCalledWith('标题必填', 1500)
    expect(alerts()).toEqual([])
    expect(document.querySelectorAll('.bad')).toHaveLength(1)
  })

  it('may be a box titled 友情提示 without a cancel button', async () => {
    await show({ errors: 'modal', all: true })
    await press('发布')
    const box = document.querySelector('[role=alertdialog]')
    expect(box?.getAttribute('aria-label')).toBe('友情提示')
    expect(box?.textContent).toContain('标题必填\n单价必填')
    expect(box?.textContent).not.toContain('取消')
    await press('确定')
    expect(document.querySelector('[role=alertdialog]')).toBeNull()
  })

  it('may be the border alone', async () => {
    const toast = jest.spyOn(prompt, 'toast').mockReturnValue()
    await show({ errors: 'none', all: true })
    await press('发布')
    expect(alerts()).toEqual([])
    expect(toast).not.toHaveBeenCalled()
    expect(document.querySelectorAll('.bad')).toHaveLength(2)
  })

  it('names the box, its error and that it is not good for readers', async () => {
    await show()
    await press('发布')
    const alert = document.querySelector('[role="alert"]')
    const told = ['label', 'invalid', 'required', 'describedby'].map((name) => box('标题').getAttribute(`aria-${name}`))
    expect(told).toEqual(['标题，必填', 'true', 'true', alert?.id])
  })

  it('gives the first field with an error the focus', async () => {
    await show()
    await type('标题', '米')
    const seen: string[] = []
    jest.spyOn(document, 'getElementById').mockImplementation((id) => {
      seen.push(id)
      return null
    })
    await press('发布')
    expect(seen.some((id) => id.endsWith('-price'))).toBe(true)
    expect(seen.some((id) => id.endsWith('-title'))).toBe(false)
    expect(document.activeElement).toBe(box('单价'))
  })
})

describe('sending', () => {
  const fill = async () => {
    await type('标题', '  米 ')
    await type('单价', '7')
  }

  it('trims texts on both sides', async () => {
    await show()
    await fill()
    await press('发布')
    expect(server.sent).toEqual([{ title: '米', price: '7', text: '' }])
    expect(valueOf('标题')).toBe('米')
  })

  it('happens once however often the button is tapped', async () => {
    let finish = (_: Sent) => undefined as void
    server.answer = () => new Promise((resolve) => (finish = resolve))
    await show()
    await fill()
    const button = byRole('button', '发布')
    screen.fireEvent.click(button)
    screen.fireEvent.click(button)
    await settle()
    await press('发布中')
    expect(server.sent).toHaveLength(1)
    finish(ok(null))
    await settle()
    expect(namesOf('button')).not.toContain('发布中')
  })

  it('shows the server’s words at their fields and keeps what was typed', async () => {
    server.answer = async () => refusedFields({ title: '已有同名的商品', 'text.0': '格式有误' })
    await show()
    await fill()
    await press('发布')
    expect(alerts()).toEqual(['已有同名的商品', '格式有误'])
    expect(valueOf('标题')).toBe('米')
    expect(namesOf('button')).not.toContain('没有发布')
    server.answer = async () => ok(null)
    await type('标题', '新米')
    await press('发布')
    expect(server.sent).toHaveLength(2)
    expect(alerts()).toEqual([])
  })

  it.each([
    ['words for no field of the form', refusedFields({ _: '格式有误' })],
    ['another refusal', err({ kind: 'refused', reason: 'LIMIT', msg: '超出限额', data: {} } as const)],
    ['a lost answer', err({ kind: 'timeout' } as const)],
  ])('leaves %s to the page, until the next change', async (_, result) => {
    server.answer = async () => result
    await show()
    await fill()
    await press('发布')
    expect(namesOf('button')).toContain('没有发布')
    await type('标题', '新米')
    expect(namesOf('button')).not.toContain('没有发布')
  })
})
