import { partsOf } from '@/features/area-text/rules/parts'

it('a description is parted before each of its headings, and nothing of it is lost', () => {
  expect(partsOf('<h2>一</h2><p>甲</p><H2 style="color:red">二</H2><p>乙</p>')).toEqual([
    '<h2>一</h2><p>甲</p>',
    '<H2 style="color:red">二</H2><p>乙</p>',
  ])
  expect(partsOf('<p>先</p><h2>一</h2>')).toEqual(['<p>先</p>', '<h2>一</h2>'])
  expect([partsOf('<p>无</p>'), partsOf(' \n<h2>一</h2>'), partsOf('')]).toEqual([['<p>无</p>'], ['<h2>一</h2>'], []])
})
