import { smallView } from '@/lib/images/small-view'

it('an uploaded picture is asked for small, anything else as it is', () => {
  expect(smallView('http://pictures/file/u7/1.jpg')).toBe('http://pictures/file/u7/1.jpg?imageView2/1/w/300/h/300')
  for (const other of ['http://pictures/demo/eggs.jpg', 'blob:1', 'http://a/file/u7/1.jpg?imageView2/2/w/9', '']) {
    expect(smallView(other)).toBe(other)
  }
})
