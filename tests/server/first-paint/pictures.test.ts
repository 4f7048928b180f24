import { pictureCopies } from '../../../server/first-paint/pictures'

const store = { named: 'https://pictures.example', reached: 'http://127.0.0.1:1' }
const tag = (address: string) => `<img class="a" alt="" loading="lazy" src="${address}" style="x"/>`

describe('pictures in the first paint', () => {
  const asked: string[] = []
  const copies = pictureCopies((address) => {
    asked.push(address)
    return Promise.resolve(address.includes('missing') ? undefined : `data:${address.length}`)
  })
  beforeEach(() => void asked.splice(0))

  it('are those of our own store, asked for where the server reaches it and as small as the first glance needs', async () => {
    const address = 'https://pictures.example/file/1?imageView2/1/w/300/h/300'
    const html = await copies(tag(address), store)
    expect(asked).toEqual(['http://127.0.0.1:1/file/1?imageView2/1/w/160/h/160'])
    expect(html).toBe('<img class="a" alt="" src="data:50" style="x"/>')
  })

  it('are never asked for elsewhere', async () => {
    const html = tag('https://pictures.example.evil/1') + tag('http://127.0.0.1:1/2')
    expect(await copies(html, store)).toBe(html)
    expect(asked).toEqual([])
  })

  it('are asked for once, and a missing one stays an address', async () => {
    const html = tag('https://pictures.example/missing') + tag('https://pictures.example/twice')
    await copies(html, store)
    const again = await copies(html, store)
    expect(asked.filter((address) => address.endsWith('/twice'))).toHaveLength(1)
    expect(again).toContain(tag('https://pictures.example/missing'))
    expect(again).toContain('src="data:')
  })

  it('are those of the first rows only', async () => {
    const html = Array.from({ length: 15 }, (_, at) => tag(`https://pictures.example/${at}`)).join('')
    expect((await copies(html, store)).match(/loading="lazy"/g)).toHaveLength(8)
    expect(asked).toHaveLength(7)
  })
})
