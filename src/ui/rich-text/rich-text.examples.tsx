import type { Examples } from '../examples/examples'
import { RichText } from './rich-text'

const notice = `<h2>关于<span style="color:#c00">电梯检修</span></h2><p>本周六 <b>9:00–12:00</b> 停用东侧电梯，
<u>请走西侧</u>。</p><ul><li>一层至六层受影响</li><li>详见<a href="/pages/user/notice">通知</a></li></ul>
<blockquote>给你添麻烦了。</blockquote><p>来源：<a href="https://example.com/lift">物业</a>，<a href="#phone">电话</a></p>
<hr><p id="phone"><small>值班电话 <code>8003</code></small></p>`

const table = `<table><tr><th>等级<th>价格<tr><td>一<td style="text-align:right">¥34.00<tr><td>二<td style="text-align:right">¥68.00</table>
<ol><li>先看价格<li>再买</ol><pre>第一行
  第二行</pre>`

const colours = `<p style="color:#ffff00">黄</p><p style="color:#000080">深蓝</p><p style="color:white;background:white">白</p>`

const hostile = `<script>alert(1)</script><p onclick="alert(1)" style="position:fixed;inset:0">只剩下<svg onload="alert(1)"></svg>文字
<a href="javascript:alert(1)">和不能点的链接</a><img src="x:y" onerror="alert(1)" alt="（图）">`

export const richTextExamples: Examples = {
  title: 'RichText',
  states: [
    { name: '通知', draw: () => <RichText html={notice} /> },
    { name: '表格和列表', draw: () => <RichText html={table} /> },
    { name: '颜色', draw: () => <RichText html={colours} /> },
    { name: '有害的', draw: () => <RichText html={hostile} /> },
    { name: '图片', draw: () => <RichText html='<p>图：<img src="/missing.png" alt="一张图" width="120"></p>' /> },
    { name: '空', draw: () => <RichText html='' /> },
  ],
}
