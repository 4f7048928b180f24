import { act } from 'react-dom/test-utils'
import type * as a11yDoor from '@/platform/a11y/a11y'
import type * as controlsDoor from '@/platform/controls/controls'
import type * as dayDoor from '@/platform/day-box/day-box'
import type * as loginDoor from '@/platform/mini-login/mini-login'
import type * as privacyDoor from '@/platform/privacy/privacy'
import { draw, given, say } from './screen'
import { onBothSides, wx } from './world'

// What a person fills in and presses, and what a screen reader is told.

onBothSides<typeof a11yDoor>('platform/a11y/a11y', (open, side) => {
  const isMini = side === 'mini-program'
  /** As the platform names it. */
  const named = (all: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      Object.entries(all).map(([name, value]) => {
        const ours = name[0]?.toUpperCase() + name.slice(1)
        return [isMini ? `aria${ours}` : name === 'role' ? name : `aria-${name}`, value]
      }),
    )

  it('tells name, role and state of an element', () => {
    const all = { role: 'radio', label: '付款', hidden: false, live: 'polite', disabled: true, checked: false } as const
    expect(open().a11y.describe({ ...all, selected: true })).toMatchObject(named({ ...all, selected: true }))
  })

  it('tells the name of a text box and of a picture, and hides an ornament', () => {
    const { a11y } = open()
    expect(a11y.describeInput('金额', true)).toMatchObject(named({ label: '金额', ...(!isMini && { invalid: true }) }))
    expect(a11y.describeImage('头像')).toEqual(isMini ? { ariaRole: 'img', ariaLabel: '头像' } : { alt: '头像' })
    expect(a11y.describeImage('')).toEqual(isMini ? { ariaHidden: true } : { alt: '' })
  })

  it('is operated by keys where there are any', () => {
    const activate = jest.fn()
    const { a11y } = open()
    const press = (isEnabled: boolean, key: string) => {
      const { onKeyDown, tabIndex } = a11y.operable(activate, isEnabled)
      if (typeof onKeyDown === 'function') (onKeyDown as (event: object) => void)(new KeyboardEvent('keydown', { key }))
      return tabIndex
    }
    expect([press(true, 'Enter'), press(true, ' '), press(true, 'a'), press(false, 'Enter')]).toEqual(
      isMini ? Array(4).fill(undefined) : [0, 0, 0, -1],
    )
    expect(activate).toHaveBeenCalledTimes(isMini ? 0 : 2)
  })

  it('holds the focus in a box where there is one, and gives it back', () => {
    document.body.innerHTML = '<button id="before"></button><div id="box"><button id="in"></button></div>'
    const at = () => document.activeElement?.id
    document.getElementById('before')?.focus()
    const escape = jest.fn()
    const release = open().a11y.holdFocus('box', escape)
    expect(at()).toBe(isMini ? 'before' : 'box')
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', cancelable: true }))
    expect(at()).toBe(isMini ? 'before' : 'in')
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    expect(escape).toHaveBeenCalledTimes(isMini ? 0 : 1)
    release()
    expect(at()).toBe('before')
  })
})

onBothSides<typeof controlsDoor>('platform/controls/controls', (open, side) => {
  const isMini = side === 'mini-program'
  /** Somebody types so that this is what stands in the box. */
  function type(element: 'Input' | 'Textarea', text: string): void {
    if (isMini) return say(element, 'onInput', { value: text })
    const box = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(element.toLowerCase())
    act(() => {
      if (box) box.value = text
      box?.dispatchEvent(new InputEvent('input', { bubbles: true }))
    })
  }
  const told: string[] = []
  const box = { value: '', onInput: ({ detail }: { detail: { value: string } }) => void told.push(detail.value) }
  beforeEach(() => void (told.length = 0))

  it.each(['Input', 'Textarea'] as const)(
    '%s tells the text as it changes, and no half of a sign at its end',
    (name) => {
      const Box = open()[name]
      draw(<Box {...box} maxlength={4} />)
      type(name, '门牌')
      type(name, '门牌1🏠'.slice(0, isMini ? 4 : 5))
      draw(<Box {...box} />)
      type(name, 'a'.repeat(isMini ? 140 : 150))
      expect(told).toEqual(['门牌', '门牌1', 'a'.repeat(140)])
    },
  )

  it.each(['Input', 'Textarea'] as const)(
    '%s tells that it has the focus, has lost it, and that somebody goes on',
    (name) => {
      const Box = open()[name]
      const heard: string[] = []
      const hear = (what: string) => () => void heard.push(what)
      const page = draw(<Box {...box} onFocus={hear('focus')} onBlur={hear('blur')} onConfirm={hear('confirm')} />)
      const element = page.querySelector<HTMLElement>(name.toLowerCase())
      if (isMini) for (const event of ['onFocus', 'onBlur', 'onConfirm']) say(name, event)
      else
        act(() => {
          element?.focus()
          element?.blur()
          element?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
        })
      expect(heard).toEqual(['focus', 'blur', 'confirm'])
    },
  )

  it('a box of figures tells what is read of what is typed, and asks for their keyboard', () => {
    const { Input } = open()
    draw(<Input {...box} figures='amount' />)
    type('Input', '１２。5')
    draw(<Input {...box} figures='code' />)
    type('Input', '1234 5678')
    expect(told).toEqual(['12.5', '12345678'])
    if (isMini) expect(given('Input')).toMatchObject({ type: 'number' })
  })

  it('keeps what was typed in a box of figures until somebody leaves it', () => {
    const { Input } = open()
    draw(<Input {...box} figures='amount' />)
    type('Input', '１')
    expect(told).toEqual(['1'])
    draw(<Input {...box} value='1' figures='amount' />)
    const shown = () => (isMini ? given('Input')['value'] : document.querySelector('input')?.value)
    expect(shown()).toBe('1')
  })

  it('takes a password that is not shown, and is closed when it is disabled', () => {
    const { Input } = open()
    const page = draw(<Input {...box} password disabled placeholder='创始密码' />)
    const element = page.querySelector('input')
    const { password, disabled, placeholder } = isMini
      ? given('Input')
      : { password: element?.type === 'password', disabled: element?.disabled, placeholder: element?.placeholder }
    expect([password, disabled, placeholder]).toEqual([true, true, '创始密码'])
  })

  it('draws a picture, and tells one that does not come', () => {
    const { Image } = open()
    const missing = jest.fn()
    const page = draw(<Image src='https://pic.example/a.jpg' mode='aspectFill' lazyLoad onError={missing} />)
    const image = page.querySelector('img')
    if (isMini) say('Image', 'onError')
    else act(() => void image?.dispatchEvent(new Event('error')))
    expect(missing).toHaveBeenCalledTimes(1)
    expect(
      isMini ? given('Image') : { src: image?.src, mode: image?.style.objectFit, lazyLoad: image?.loading },
    ).toMatchObject(
      isMini
        ? { src: 'https://pic.example/a.jpg', mode: 'aspectFill', lazyLoad: true }
        : { src: 'https://pic.example/a.jpg', mode: 'cover' },
    )
  })
})

onBothSides<typeof dayDoor>('platform/day-box/day-box', (open, side) => {
  const isMini = side === 'mini-program'

  it.each([
    ['2026-11-01', '2026-11-30', '2026-11-01', '2026-11-30'],
    ['', '', undefined, undefined],
  ])('chooses a day from %s to %s; an end may be open', (min, max, first, last) => {
    const { DayBox } = open()
    const picked: string[] = []
    const page = draw(
      <DayBox label='从' value='2026-11-20' min={min} max={max} onPick={(day) => picked.push(day)}>
        11月20日
      </DayBox>,
    )
    const input = page.querySelector('input')
    const attribute = (name: string) => input?.getAttribute(name) ?? undefined
    const [from, to] = isMini ? [given('Picker')['start'], given('Picker')['end']] : ['min', 'max'].map(attribute)
    expect([from, to]).toEqual([first, last])
    expect(isMini ? given('Picker')['value'] : input?.value).toBe('2026-11-20')
    expect(isMini ? given('View')['ariaLabel'] : attribute('aria-label')).toBe('从')
    if (isMini) say('Picker', 'onChange', { value: '2026-11-21' })
    else
      act(() => {
        if (input) input.value = '2026-11-21'
        input?.dispatchEvent(new InputEvent('input', { bubbles: true }))
      })
    expect(picked).toEqual(['2026-11-21'])
  })
})

onBothSides<typeof loginDoor>('platform/mini-login/mini-login', (open, side) => {
  it.each([
    [{ code: 'c1' }, { kind: 'code', code: 'c1' }],
    [{ errMsg: 'getPhoneNumber:fail user deny' }, { kind: 'denied' }],
    [{ errMsg: 'getPhoneNumber:fail' }, { kind: 'failed' }],
  ])('asks for the mobile number by the platform’s button, where it has one: %j is %j', (detail, answer) => {
    const { PhoneButton } = open().miniLogin
    const heard = jest.fn()
    const page = draw(
      <PhoneButton className='a' onAnswer={heard} disabled>
        手机号快捷登录
      </PhoneButton>,
    )
    if (side === 'browser') return expect(page.innerHTML).toBe('')
    expect(given('Button')).toMatchObject({ className: 'a', disabled: true, openType: 'getPhoneNumber' })
    say('Button', 'onGetPhoneNumber', detail)
    expect(heard.mock.calls).toEqual([[answer]])
  })
})

onBothSides<typeof privacyDoor>('platform/privacy/privacy', (open, side) => {
  const isMini = side === 'mini-program'
  const answered: unknown[] = []
  let ask: () => void = () => undefined
  beforeEach(() => {
    answered.length = 0
    ask = () => undefined
    wx.onNeedPrivacyAuthorization = (hear: (resolve: (answer: object) => void) => void) => {
      ask = () => hear((answer) => answered.push(answer))
    }
  })

  it('tells a question of the platform, which waits for the answer', () => {
    const { privacy } = open()
    const waiting: string[] = []
    privacy.watch(({ agree, refuse }) => {
      waiting.push('asked')
      if (waiting.length === 1) agree()
      else refuse()
    })
    ask()
    ask()
    expect(waiting).toEqual(isMini ? ['asked', 'asked'] : [])
    expect(answered).toMatchObject(
      isMini
        ? [
            { event: 'exposureAuthorization' },
            { event: 'agree' },
            { event: 'exposureAuthorization' },
            { event: 'disagree' },
          ]
        : [],
    )
  })

  it('tells none after its end, and lets nothing wait for ever', () => {
    const heard = jest.fn()
    open().privacy.watch(heard)()
    ask()
    expect(heard).not.toHaveBeenCalled()
    expect(answered).toEqual(isMini ? [{ event: 'disagree' }] : [])
  })

  it('shows the agreement, and costs nothing on a platform that has none', () => {
    const { privacy, AgreeButton } = open()
    const opened = jest.fn()
    wx.openPrivacyContract = () => (opened(), Promise.reject(new Error('openPrivacyContract:fail')))
    privacy.openAgreement()
    expect(opened).toHaveBeenCalledTimes(isMini ? 1 : 0)
    const agreed = jest.fn()
    const page = draw(<AgreeButton onAgree={agreed}>同意并继续</AgreeButton>)
    expect(page.textContent).toBe(isMini ? '同意并继续' : '')
    if (isMini) say('Button', 'onAgreePrivacyAuthorization')
    expect(agreed).toHaveBeenCalledTimes(isMini ? 1 : 0)
    delete wx.onNeedPrivacyAuthorization
    delete wx.openPrivacyContract
    const older = open().privacy
    expect(() => {
      older.watch(() => undefined)()
      older.openAgreement()
    }).not.toThrow()
  })
})
