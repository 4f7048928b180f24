-- The fee and the seats of a level in an area are set by operators, who see which ones they change. Source: community §5 (levels per area).

alter table shop_level add column ver integer not null default 1;
