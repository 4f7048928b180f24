-- What the owner of a block says on its page.

alter table block
  add column intro text not null default '',
  add column thumbs text not null default '';
