-- Cities, zones, categories and items have versions, since staff of the console change them; what is off is not offered for new offers.

alter table area add column ver int not null default 1;
alter table block_zone add column ver int not null default 1;
alter table category add column ver int not null default 1, add column is_on boolean not null default true;
alter table item add column ver int not null default 1, add column is_on boolean not null default true;
