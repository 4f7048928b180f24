-- What a kind of goods looks like, for offers without a picture of their own; the path of a picture, or empty.

alter table item add column picture text not null default '';
