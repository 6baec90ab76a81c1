export const vietnameseLines = `
500 g thịt bò | 500 | g | thịt bò
200g bột mì | 200 | g | bột mì
500 gram thịt heo | 500 | gram | thịt heo
1 kg khoai tây | 1 | kg | khoai tây
300 ml nước dừa | 300 | ml | nước dừa
1 lít nước | 1 | lít | nước
2 muỗng canh nước mắm | 2 | muỗng canh | nước mắm
1 muỗng canh đường | 1 | muỗng canh | đường
1 thìa canh dầu ăn | 1 | thìa canh | dầu ăn
1 muỗng cà phê muối | 1 | muỗng cà phê | muối
½ muỗng cà phê tiêu | 0.5 | muỗng cà phê | tiêu
1 thìa cà phê bột ngọt | 1 | thìa cà phê | bột ngọt
2 thìa súp nước tương | 2 | thìa súp | nước tương
1 chén gạo | 1 | chén | gạo
2 bát cơm | 2 | bát | cơm
1 cốc sữa | 1 | cốc | sữa
3 quả trứng | 3 | quả | trứng
2 trái ớt | 2 | trái | ớt
1 củ hành tây | 1 | củ | hành tây
1 củ cà rốt, thái sợi | 1 | củ | cà rốt
3 tép tỏi | 3 | tép | tỏi
2 tép tỏi băm nhỏ | 2 | tép | tỏi
4 nhánh hành lá | 4 | nhánh | hành lá
2 cây sả | 2 | cây | sả
1 bó rau muống | 1 | bó | rau muống
1 gói men nở | 1 | gói | men nở
1 hộp sữa đặc | 1 | hộp | sữa đặc
2 miếng đậu phụ | 2 | miếng | đậu phụ
1 ít muối | 1 | ít | muối
2-3 lát gừng | 2–3 | lát | gừng
muối, tiêu vừa đủ | | | muối, tiêu
một nắm rau mùi | 1 | nắm | rau mùi
`;
