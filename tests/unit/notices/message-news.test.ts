import { messageNews } from '../../../server/modules/orders/rules/message-news'

const order = { order_no: 'D261121-0047', buyer_block_no: 128, seller_block_no: 3021 }
const told = (by: 'buyer' | 'seller', text: string, images = '') => messageNews(order, { by, text, images })

it('names who writes, and says the first words on one line', () => {
  expect(told('buyer', ' 您好，\n今晚 8 点  见 ')).toEqual({
    title: '128 留言',
    content: '您好， 今晚 8 点 见（订单 D261121-0047）',
  })
  expect(told('seller', '好').title).toBe('3021 留言')
})

it.each([
  [40, '一'.repeat(40)],
  [41, `${'一'.repeat(40)}…`],
])('says at most 40 signs: of %i', (length, said) => {
  expect(told('buyer', '一'.repeat(length)).content).toBe(`${said}（订单 D261121-0047）`)
})

it('counts the pictures of a message without words', () => {
  expect(told('buyer', '', 'a.jpg,b.jpg').content).toBe('图片 2 张（订单 D261121-0047）')
})
